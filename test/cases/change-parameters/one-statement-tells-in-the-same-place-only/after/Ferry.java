class Ferry {
    void load(Port port, Wagon wagon) {
        ramp.open();
        weigh(wagon);
    }

    void unload(Port port, Wagon wagon) {
        weigh(wagon);
        move(wagon.wheels());
        ramp.close();
    }

    void list(Clerk clerk, Port port, Wagon wagon) {
        ramp.open();
        weigh(wagon);
    }
}
