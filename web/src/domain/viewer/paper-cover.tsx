import { Document, Page } from './pdf-library.ts';

/** The first page of a file as a picture; whoever shows it says beside it what it is. */
export default function PaperCover({ file, width }: { file: Blob; width: number }) {
  return (
    <Document file={file} suspense={false} loading={null} error={null}>
      <Page
        pageNumber={1}
        width={width}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        loading={null}
        error={null}
      />
    </Document>
  );
}
