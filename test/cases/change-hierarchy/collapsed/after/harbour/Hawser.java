package harbour;

class Hawser {
    protected int length;

    int cut(int metres) {
        length = length - metres;
        report("cut", length);
        return length;
    }

    String knot() {
        String text = "bowline" + length;
        return text.trim();
    }
}
