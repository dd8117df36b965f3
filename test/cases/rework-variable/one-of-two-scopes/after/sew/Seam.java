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
        for (Cloth piece : cloths) {
            piece.join();
            sewn += piece.edges();
        }
    }
}
