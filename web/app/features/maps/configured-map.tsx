import { useMapSource } from './map-source-query.ts'
import { MapView, type MapViewProps } from './map-view.tsx'

/** The map that this server is set up to show. */
export const ConfiguredMap = (props: Omit<MapViewProps, 'source' | 'sourceFailure' | 'onRetrySource'>) => {
  const { source, failure, retry } = useMapSource()
  return <MapView {...props} source={source} sourceFailure={failure} onRetrySource={retry} />
}
