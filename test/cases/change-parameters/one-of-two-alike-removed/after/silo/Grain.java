package silo;

public class Grain {
    private int kilos;

    public void fill(int sacks) {
        kilos += sacks * 50;
    }
}
