class Workshop {
    void carve(Plan plan) {
        open(plan, 2);
        saw(plan.wood(), "oak");
        sweep(3);
        shut(plan, lock());
    }

    void finish(Plan plan) {
        open(plan, 3);
        dust(plan.table());
        paint(plan.colour(), 5);
        shut(plan, lock());
    }

    void mend(Chair chair) {
        lift(chair, 2);
        glue(chair.legs(), "strong");
        polish(chair.back(), 3);
    }

    void wax(Chair chair) {
        lift(chair, 3);
        polish(chair.back(), 3);
    }

    void close() {
        lock("door");
    }
}
