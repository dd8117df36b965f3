package kennel;

import java.util.List;

public class Kennel {
    private int kibble;

    public void careFor(List<Dog> dogs) {
        for (Dog dog : dogs) {
            dog.leash();
            dog.walk(20);
        }
        feed(dogs);
    }

    private void feed(List<Dog> dogs) {
        int need = dogs.size() * 300;
        if (need > kibble) {
            Shop.order(need - kibble);
            kibble = need;
        }
        kibble -= need;
    }
}
