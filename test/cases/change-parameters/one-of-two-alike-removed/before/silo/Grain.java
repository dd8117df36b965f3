package silo;

public class Grain {
    private int kilos;

    public void fill(int sacks, int spilled) {
        kilos += sacks * 50;
        kilos -= spilled;
    }
}
