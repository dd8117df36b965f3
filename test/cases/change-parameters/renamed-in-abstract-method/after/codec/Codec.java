package codec;

public interface Codec {
    byte[] encode(String text);

    String decode(byte[] bytes);
}
