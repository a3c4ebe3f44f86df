import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "./sign.ts";

test("signs as the example of the Standard Webhooks specification", () => {
  const body = '{"test": 2432232314}';
  const headers = signedHeaders(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body,
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("no two secrets are alike, and each is long enough", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.slice("whsec_".length), "base64")).toHaveLength(32);
});
