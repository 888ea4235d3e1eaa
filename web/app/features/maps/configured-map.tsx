import { useMapSource } from './map-source-query.ts'
import { MapView, type MapViewProps } from './map-view.tsx'

/** The map of the provider that this server is configured for. */
export const ConfiguredMap = (props: Omit<MapViewProps, 'source' | 'sourceFailure' | 'onRetrySource'>) => {
  const { source, failure, retry } = useMapSource()
  return <MapView {...props} source={source} sourceFailure={failure} onRetrySource={retry} />
}
