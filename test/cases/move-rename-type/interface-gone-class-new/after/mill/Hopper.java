package mill;

class Hopper {
    public void feed(int grains) {
        chute.open(grains);
    }

    public int left() {
        return bin.size();
    }
}
