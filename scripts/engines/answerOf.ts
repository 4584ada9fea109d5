/** Milliseconds within which a command is answered. Scripts and pages have less than that; see `createEngine`. */
const ANSWER_MS = 100_000;

/**
 * Waits for a browser's answer to a command.
 *
 * @throws {Error} if there's none after 100 s
 */
export async function answerOf<Answer>(command: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${command}: no answer for ${ANSWER_MS / 1000} s`)),
      ANSWER_MS,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
