const macron = /(\S*[āēīōūĀĒĪŌŪ]\S*)/;

/** A name with its Māori words said as such: only they are written with a macron. */
export const TeReo = ({ text }: { readonly text: string }) =>
  text.split(macron).map((part, index) =>
    index % 2 === 1 ? (
      <span lang="mi" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
