package shop;

class Store {}
