package acme;

public class Codec {
    public String encode(int number) {
        return Integer.toString(number, 36);
    }

    public int decode(String text) {
        return Integer.parseInt(text, 36);
    }
}
