import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { AnswerShape } from './chat.ts';
import type { ModelFailure } from './model-failure.ts';

type Format = 'json_schema' | 'json_object' | 'text';
const formats: readonly Format[] = ['json_schema', 'json_object', 'text'];

/**
 * How this model wants to be asked. Servers differ: some take a schema, some only "JSON", some neither, and a few refuse
 * the question for usage. The best is tried first; what a server rejects is left out and, once a lesser form has
 * worked, remembered for the life of the process.
 */
export class RequestForm {
  #format: Format = 'json_schema';
  #asksForUsage = true;

  current(): FormAttempt {
    return new FormAttempt(this.#format, this.#asksForUsage, (format, asksForUsage) => {
      this.#format = format;
      this.#asksForUsage = asksForUsage;
    });
  }
}

export class FormAttempt {
  #format: Format;
  #asksForUsage: boolean;
  readonly #remember: (format: Format, asksForUsage: boolean) => void;

  constructor(format: Format, asksForUsage: boolean, remember: (format: Format, asksForUsage: boolean) => void) {
    this.#format = format;
    this.#asksForUsage = asksForUsage;
    this.#remember = remember;
  }

  build(shape: AnswerShape | null): Pick<ChatCompletionCreateParamsStreaming, 'response_format' | 'stream_options'> {
    return {
      ...(this.#asksForUsage && { stream_options: { include_usage: true } }),
      ...(shape && this.#format === 'json_object' && { response_format: { type: 'json_object' } }),
      ...(shape &&
        this.#format === 'json_schema' && {
          response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
        }),
    };
  }

  /** False when there is nothing left to leave out, or the provider says that it is the content that it rejects. */
  stepDown(failure: ModelFailure): boolean {
    if (/context.?(length|window)|content.?(filter|policy)|too long/i.test(failure.message)) return false;
    if (this.#asksForUsage && /stream_options|include_usage/.test(failure.message)) {
      this.#asksForUsage = false;
      return true;
    }
    const next = formats[formats.indexOf(this.#format) + 1];
    if (!next) return false;
    this.#format = next;
    return true;
  }

  keep(): void {
    this.#remember(this.#format, this.#asksForUsage);
  }
}
