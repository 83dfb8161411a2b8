/** Checks the page in every way, all at once: most of them use one processor only. */
import { spawn } from "node:child_process";

function checked(way) {
  return new Promise((done) => {
    const check = spawn("npm", ["run", "--silent", way]);
    const said = [];
    for (const stream of [check.stdout, check.stderr]) stream.on("data", (data) => said.push(data));
    check.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}

const good = await Promise.all(["format", "lint", "typed", "test"].map(checked));
process.exitCode = good.every(Boolean) ? 0 : 1;
