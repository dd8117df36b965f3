package p;

class Sea {
}
