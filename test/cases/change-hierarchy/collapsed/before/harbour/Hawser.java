package harbour;

class Hawser extends Rope {
    String knot() {
        String text = "bowline" + length;
        return text.trim();
    }
}
