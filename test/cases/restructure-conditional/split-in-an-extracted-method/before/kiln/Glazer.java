package kiln;

class Glazer {
    void coat(Bowl bowl, Brush brush) {
        brush.soak();
        if (brush.isWet() && bowl.isBare()) {
            brush.stroke(bowl);
            bowl.turn(9);
        }
    }
}
