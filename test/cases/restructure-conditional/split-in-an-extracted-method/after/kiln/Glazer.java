package kiln;

class Glazer {
    void coat(Bowl bowl, Brush brush) {
        brush.soak();
        paint(bowl, brush);
    }

    void paint(Bowl next, Brush brush) {
        if (brush.isWet()) {
            if (next.isBare()) {
                brush.stroke(next);
                next.turn(9);
            }
        }
    }
}
