import { estimateInWords, walkInWords } from '@andariego/contract/walking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Coordinates } from '../map-source.ts'
import { useStreetRegions } from '../map-source-query.ts'
import { walkQuery } from './walk-query.ts'

export interface WalkTimeProps {
  from: Coordinates
  to: Coordinates
  before?: string
  /** Shown until this component's code is loaded. */
  meanwhile?: ReactNode
}

/**
 * The walking time between two places: along streets where the server knows them, otherwise an estimate with '≈'; nothing for
 * long distances, and where no way leads from one to the other.
 */
export const WalkTime = ({ from, to, before = '' }: WalkTimeProps) => {
  const regions = useStreetRegions()
  const { data } = useQuery(walkQuery(from, to, regions))
  const walk = data?.data[0]
  // Null is an answer, too: streets are known there, and none lead from one place to the other.
  const words = walk ? walkInWords(walk) : walk === null ? null : estimateInWords(from, to)
  return words && before + words
}
