package mill;

class Belt {
    int length;
}
