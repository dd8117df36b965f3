package kiln;

class Potter {
    void fire(Vase vase, Kiln kiln) {
        kiln.sweep();
        if (vase.isDry() && kiln.isHot()) {
            kiln.load(vase);
            vase.glaze(5);
        }
    }
}
