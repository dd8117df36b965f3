package bakery;

public class Oven {
    private int degrees;
    private int loaves;
    private boolean lit;

    public void morning(int loaves) {
        heatAndLoad(loaves);
    }

    private void heatAndLoad(int count) {
        lit = true;
        degrees = 230;
        System.out.println("heated to " + degrees);
        loaves += count;
        System.out.println("loaded " + count + " of " + loaves);
    }
}
