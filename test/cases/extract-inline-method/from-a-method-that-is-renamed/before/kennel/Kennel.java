package kennel;

import java.util.List;

public class Kennel {
    private int kibble;

    public void doIt(List<Dog> dogs) {
        for (Dog dog : dogs) {
            dog.leash();
            dog.walk(20);
        }
        int need = dogs.size() * 300;
        if (need > kibble) {
            Shop.order(need - kibble);
            kibble = need;
        }
        kibble -= need;
    }
}
