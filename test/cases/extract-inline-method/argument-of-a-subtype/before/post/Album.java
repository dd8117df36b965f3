package post;

class Album implements Sheet {
    int pages;
}
