import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

/** How the tests of one file ended. */
export interface ModuleResult {
  file: string
  passed: number
  failed: number
  seconds: number
}
/** A file that is to be run. */
export interface PlannedModule {
  planned: string
}

const write = (line: ModuleResult | PlannedModule) =>
  appendFileSync(process.env.PROOF_RESULTS ?? '', `${JSON.stringify(line)}\n`)

/**
 * Writes a line for each file that is to be run, and one as soon as it has finished: Vitest's own report comes at the end, and is
 * lost when a run is cut.
 */
export default class ModuleResults implements Reporter {
  onTestRunStart(planned: readonly TestSpecification[]): void {
    for (const { moduleId } of planned) write({ planned: moduleId })
  }

  onTestModuleEnd(module: TestModule): void {
    const states = [...module.children.allTests()].map((one) => one.result().state)
    const failed = states.filter((state) => state === 'failed').length
    const result: ModuleResult = {
      file: module.moduleId,
      passed: states.filter((state) => state === 'passed').length,
      // A file that cannot be loaded, or whose hooks fail, has no failed test.
      failed: failed === 0 && !module.ok() ? 1 : failed,
      seconds: module.diagnostic().duration / 1000,
    }
    write(result)
  }
}
