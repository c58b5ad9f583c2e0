import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const CORE = fileURLToPath(new URL('../../core/', import.meta.url));
const PROBE = path.join(CORE, 'probe-of-the-purity-test.ts');

/** What the compiler says to a file in core/ with this text, which is never written. */
function complaints(text: string): string[] {
  const parsed = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(CORE, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    CORE,
  );
  const host = ts.createCompilerHost(parsed.options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === PROBE ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023) : getSourceFile(file, ...rest);
  const program = ts.createProgram([PROBE], parsed.options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(PROBE))
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
}

describe('core', () => {
  it('compiles plain TypeScript with zod', () => {
    expect(complaints(`import { z } from 'zod'; export const schema = z.number();`)).toEqual([]);
  });

  it.each(['fetch', 'process', 'window', 'document', 'Buffer', 'setTimeout', 'console'])(
    'does not compile %s, even beside zod',
    (name) => {
      const text = `import { z } from 'zod'; export const schema = z.number(); export const leak = ${name};`;
      expect(complaints(text).join()).toContain(`Cannot find name '${name}'`);
    },
  );

  it('does not compile an import of node:fs', () => {
    expect(
      complaints(`import { readFileSync } from 'node:fs'; export const leak = readFileSync;`).join(),
    ).toContain('node:fs');
  });
});
