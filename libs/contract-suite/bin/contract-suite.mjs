#!/usr/bin/env node
// eslint-disable-next-line @nx/enforce-module-boundaries -- by its name it is the built package, and in the workspace its sources
import { runCli } from '@lyng/contract-suite';

process.exitCode = await runCli(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
