// `npm run contract -- --graphql URL --key KEY`: tries any backend against the contract of the shop's services.
import { runProgram } from '../setup/setup.mjs';

runProgram('libs/contract-suite/bin/contract-suite.mjs');
