package bird;

public class Penguin extends Bird {
    public void swim(int metres) {
        energy -= metres / 50;
    }
}
