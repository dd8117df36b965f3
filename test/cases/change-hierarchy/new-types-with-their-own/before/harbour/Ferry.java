package harbour;

class Ferry {
    void cross() {
        steer("other side");
        report("there");
    }
}
