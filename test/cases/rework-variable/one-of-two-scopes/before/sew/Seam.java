package sew;

import java.util.List;

public class Seam {
    private int cut;
    private int sewn;

    public void work(List<Cloth> cloths) {
        for (Cloth c : cloths) {
            c.cut(20);
            cut += c.pieces();
        }
        for (Cloth c : cloths) {
            c.join();
            sewn += c.edges();
        }
    }
}
