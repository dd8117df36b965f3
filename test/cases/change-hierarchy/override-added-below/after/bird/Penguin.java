package bird;

public class Penguin extends Bird {
    public void swim(int metres) {
        energy -= metres / 50;
    }

    @Override
    public void fly(int metres) {
        System.out.println("walked " + metres);
    }
}
