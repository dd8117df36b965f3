package kiln;

class Potter {
    void fire(Vase vase, Kiln kiln) {
        kiln.sweep();
        bake(vase, kiln);
    }

    void bake(Vase next, Kiln kiln) {
        if (next.isDry()) {
            if (kiln.isHot()) {
                kiln.load(next);
                next.glaze(5);
            }
        }
    }
}
