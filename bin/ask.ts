// npm run ask -- "can anyone reach payment without a slot"
import { readEvidence } from './ask/evidence.ts';
import { answer } from '../inspector/questions/answer.ts';
import { tell } from '../inspector/questions/tell.ts';
import { examples } from '../inspector/questions/read.ts';

const asked = process.argv
  .slice(2)
  .filter((word) => word !== '--help')
  .join(' ');
if (asked.trim() === '') {
  console.error(
    `npm run ask -- "QUESTION"\nFor instance:\n${Object.values(examples)
      .flat()
      .map((one) => `  ${one}`)
      .join('\n')}`,
  );
  process.exitCode = 2;
} else {
  const found = answer(await readEvidence(), asked);
  if (found.kind === 'not understood') {
    console.error(tell(found));
    process.exitCode = 2;
  } else console.log(tell(found));
}
