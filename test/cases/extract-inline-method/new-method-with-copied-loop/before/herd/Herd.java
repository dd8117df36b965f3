package herd;

import java.util.List;

public class Herd {
    private final List<Cow> cows;

    public Herd(List<Cow> cows) {
        this.cows = cows;
    }

    public int milk() {
        int litres = 0;
        for (Cow cow : cows) {
            litres += cow.milk();
        }
        return litres;
    }
}
