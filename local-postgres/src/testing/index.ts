export { plainLog, silentLog } from './logs.ts'
export { isRunning, runScript } from './script.ts'
export { ask, recordedHome, temporaryFolder } from './temporary-data.ts'
