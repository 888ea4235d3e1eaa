import type { Installation } from './installation.ts'

/**
 * For one small machine shared with the server: little memory at rest, short queries, no personal data in the log. fsync,
 * full_page_writes and synchronous_commit keep their default: on.
 */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // The details of an error quote the row, with addresses and messages.
  log_error_verbosity: 'terse',
}

export const serverArguments = ({ dataDirectory, socketDirectory }: Installation): string[] => {
  const all = { ...settings, unix_socket_directories: socketDirectory }
  return ['-D', dataDirectory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
