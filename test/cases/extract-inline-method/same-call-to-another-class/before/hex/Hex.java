package hex;

public class Hex {
    public String show(byte[] bytes) {
        return "0x" + digits(bytes);
    }

    private String digits(byte[] bytes) {
        StringBuilder digits = new StringBuilder();
        for (byte one : bytes) {
            digits.append(Character.forDigit(one >> 4 & 15, 16));
            digits.append(Character.forDigit(one & 15, 16));
        }
        return digits.toString();
    }
}
