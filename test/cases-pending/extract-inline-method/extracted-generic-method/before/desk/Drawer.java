package desk;

import java.util.ArrayList;
import java.util.List;

public class Drawer {
    public List<Pen> sharpest(List<Pen> pens, int wanted) {
        List<Pen> copy = new ArrayList<>(pens);
        copy.sort(null);
        while (copy.size() > wanted) {
            copy.remove(copy.size() - 1);
        }
        return copy;
    }
}
