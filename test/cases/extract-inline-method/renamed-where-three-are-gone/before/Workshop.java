class Workshop {
    void build(Plan plan) {
        open(plan, 1);
        saw(plan.wood(), "oak");
        paint(plan.colour(), 5);
        shut(plan, lock());
    }

    void repair(Chair chair) {
        lift(chair, 1);
        glue(chair.legs(), "strong");
        polish(chair.back(), 3);
    }

    void deliver(Box box) {
        load(box, 1);
        drive(box.street(), "north");
        ring(box.door(), 2);
        sign(box, pen());
    }

    void close() {
        lock("door");
    }
}
