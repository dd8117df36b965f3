package bakery;

public class Oven {
    private int degrees;
    private int loaves;
    private boolean lit;

    public void morning(int loaves) {
        heat();
        load(loaves);
    }

    private void heat() {
        lit = true;
        degrees = 230;
        System.out.println("heated to " + degrees);
    }

    private void load(int count) {
        loaves += count;
        System.out.println("loaded " + count + " of " + loaves);
    }
}
