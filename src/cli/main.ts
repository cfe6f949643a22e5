import { localFiles } from './files.ts';
import { runCommandLine } from './run.ts';

/** Who reads the output may stop reading, as `head` does: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { output, complaint, code } = runCommandLine(process.argv.slice(2), localFiles);
process.stderr.write(complaint);
process.stdout.write(output);
process.exitCode = code;
