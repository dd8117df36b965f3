package desk;

import java.util.ArrayList;
import java.util.List;

public class Drawer {
    public List<Pen> sharpest(List<Pen> pens, int wanted) {
        return first(pens, wanted);
    }

    private static <T extends Comparable<T>> List<T> first(List<T> things, int wanted) {
        List<T> copy = new ArrayList<>(things);
        copy.sort(null);
        while (copy.size() > wanted) {
            copy.remove(copy.size() - 1);
        }
        return copy;
    }
}
