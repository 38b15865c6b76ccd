// Brings the message catalogues of the named projects up to date with their code.
import { spawnSync } from 'node:child_process';

const projects = process.argv.slice(2).map((project) => project.replace(/\/$/, ''));
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  stdio: 'inherit',
  env: { ...process.env, ...(projects.length > 0 && { LINGUI_PROJECTS: projects.join(',') }) },
});
process.exit(status ?? 1);
