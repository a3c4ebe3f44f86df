import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failed } from "./command.mjs";
import { scratch } from "./home.mjs";

const [width, height] = [1200, 800];

/** A display of its own for one program: its number for DISPLAY, what is on it, and how it ends. */
export async function virtualDisplay() {
  const folder = scratch("display");
  const screen = ["-screen", "0", `${width}x${height}x24`, "-fbdir", folder];
  const child = spawn("Xvfb", ["-displayfd", "1", ...screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise((done, fail) => {
    child.stdout.once("data", (part) => done(String(part).trim()));
    child.once("exit", () => fail(new Failed("Xvfb did not start")));
    child.once("error", fail);
  });
  return {
    env: { DISPLAY: `:${number}` },
    /** The dots in a rectangle that are of a colour, from the top; `isIt` is asked with red, green and blue. */
    dots: (area, isIt) => dotsOf(readFileSync(join(folder, "Xvfb_screen0")), area, isIt),
    close: () => child.kill("SIGTERM"),
  };
}

/** Looks at a screen as X writes it down (XWD): a head of 25 numbers, the colours, then four bytes a dot. */
function dotsOf(picture, { left, top, right, bottom }, isIt) {
  const number = (n) => picture.readUInt32BE(n * 4);
  const [headSize, rowSize, colours] = [number(0), number(12), number(19)];
  const start = headSize + colours * 12;
  const dots = [];
  for (let y = top; y < Math.min(bottom, height); y++)
    for (let x = left; x < Math.min(right, width); x++) {
      const at = start + y * rowSize + x * 4;
      if (isIt(picture[at + 2], picture[at + 1], picture[at])) dots.push({ x, y });
    }
  return dots;
}
