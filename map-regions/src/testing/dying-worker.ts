/** Is killed at its first task, as by a system without memory. */
process.on('message', () => process.kill(process.pid, 'SIGKILL'))
