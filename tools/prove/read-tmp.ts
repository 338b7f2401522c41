// biome-ignore-all lint: temporary
import type { TestResult } from '../trace/model';
export function readVitestReport(json: any): TestResult[] {
  return json.testResults.flatMap((f: any) => {
    const file = f.name.replace(/^.*?(tests\/)/, '$1');
    return f.assertionResults.map((a: any) => ({
      layer: file.includes('/component/') ? 'component' : 'unit',
      file,
      line: 0,
      title: [...a.ancestorTitles, a.title].join(' > '),
      tags: a.tags ?? [],
      outcome: a.status === 'passed' ? 'passed' : a.status === 'failed' ? 'failed' : 'skipped',
      expectedToFail: false,
      flaky: false,
    }));
  });
}
export function readPlaywrightReport(json: any): TestResult[] {
  const out: TestResult[] = [];
  const walk = (s: any) => {
    for (const x of s.specs ?? [])
      for (const t of x.tests)
        out.push({
          layer: 'e2e',
          file: `e2e/${x.file}`,
          line: x.line,
          title: x.title,
          tags: x.tags.map((t: string) => t.replace(/^@/, '')),
          outcome: t.status === 'skipped' ? 'skipped' : t.status === 'expected' ? 'passed' : 'failed',
          expectedToFail: false,
          flaky: false,
        });
    for (const c of s.suites ?? []) walk(c);
  };
  for (const s of json.suites) walk(s);
  return out;
}
