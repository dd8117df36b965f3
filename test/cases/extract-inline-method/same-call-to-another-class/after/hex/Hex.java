package hex;

public class Hex {
    public String show(byte[] bytes) {
        return "0x" + java.util.HexFormat.of().formatHex(bytes);
    }
}
