package codec;

public interface Codec {
    byte[] encode(String s);

    String decode(byte[] bytes);
}
