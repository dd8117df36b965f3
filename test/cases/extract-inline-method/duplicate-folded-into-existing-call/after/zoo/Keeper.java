package zoo;

public class Keeper {
    private int hay;

    public void morning(Animal animal) {
        int portion = animal.weight() / 20;
        hay -= portion;
        animal.feed(portion);
    }

    public void evening(Animal animal) {
        morning(animal);
        animal.lock();
    }
}
